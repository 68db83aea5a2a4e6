import { bash } from '../bash';
import { type LanguageProbes } from './probe';

const fast = `mapfile -t numbers
IFS=+
echo $((\${numbers[*]}))
`;

const tasks = `read -r task first second
deep() {
  if (($1 == 0)); then
    depth=$((\${#FUNCNAME[@]} - 2))
  else
    deep $(($1 - 1))
  fi
}
case $task in
  slow)
    while read -r number; do ((sum += number)); done
    echo $sum
    ;;
  deep)
    deep "$first"
    echo $depth
    ;;
  files)
    read -r task first second < /dev/stdin
    echo $((first + second)) > /dev/stdout
    ;;
  exit) exit "$first" ;;
  text) echo "你好，$first" ;;
esac
`;

export const bashProbes: LanguageProbes = {
  languages: [bash.name],
  fast,
  tasks,
  depth: 10_000,
  notes: { deep: 'The time of a call grows with the depth in Bash: 10^4 was tried.' },
  without: {
    big: 'Bash computes with 64 bits.',
    float: 'Bash computes with whole numbers alone.',
    exception: 'Bash has no exceptions: a command that fails is passed over.',
    crlfInput: 'A carriage return is a part of the line for Bash, and no part of a number.',
  },
};
