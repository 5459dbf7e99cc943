"""Checks a record of Tavoliere by docs/fairness.md: python3 fairness.py RECORD"""
import hashlib, re, sys

if len(sys.argv) != 2:
    sys.exit(__doc__)

def sha256(*parts):
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()

def place(index, places):
    limit, counter = 256 - 256 % places, 0
    while True:
        for byte in bytes.fromhex(sha256(key, str(index), str(counter))):
            if byte < limit:
                return byte % places
        counter += 1

lines = [line.strip() for line in open(sys.argv[1], encoding="utf-8-sig", newline="\n")]
lines = [line for line in lines if line and not line.startswith("#")]
pairs = [line.partition(":") for line in lines if re.match("[a-z0-9-]+:", line)]
head = {name: value.strip() for name, _, value in pairs}
if "digest" not in head or not ("commitment" in head or "throws" in head):
    sys.exit("this record commits to no throws: its first line must be `tavoliere 2`")
if head.get("throws") == "by hand":  # entered by the players: nothing to prove but the digest
    ok = head["digest"] == sha256(*lines[:-1], "")
    print("throws by hand", f"digest {'holds' if ok else 'FAILS'}", sep="\n")
    sys.exit(not ok)
key = sha256(head["seed"], head.get("contribution-1", ""), head.get("contribution-2", ""))
ok = {"commitment": head["commitment"] == sha256(head["salt"], head["seed"]),
      "digest": head["digest"] == sha256(*lines[:-1], ""), "throws": True}
index, opening = 0, head.get("first") == "throw"
for side, fallen in re.findall(r"^\d+\. (\S+) ([\d ]+)", "\n".join(lines), re.M):
    for throw in fallen.split() if head["game"] in ("tablan", "tawula") else []:
        if head["game"] == "tablan":
            follows = str(([2] * 4 + [8, 12] + [0] * 10)[place(index, 16)])
        else:
            white, black = (die + 1 for die in divmod(place(index, 36), 6))
            follows = f"{max(white, black)}{min(white, black)}"
            if opening and white != black:  # the higher die begins
                opening, follows = False, follows if side == "BW"[white > black] else "other side"
        ok["throws"] &= throw == follows
        print(f"throw {index}: {throw}" + ("" if throw == follows else f", but {follows} follows"))
        index += 1
print(*(f"{check} {'holds' if holds else 'FAILS'}" for check, holds in ok.items()), sep="\n")
sys.exit(not all(ok.values()))
