read -r n
mapfile -t numbers
sum=0
for number in "${numbers[@]}"; do ((sum += number)); done
echo $sum
