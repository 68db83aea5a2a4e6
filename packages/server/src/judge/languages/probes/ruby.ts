import { ruby } from '../ruby';
import { type LanguageProbes } from './probe';

const fast = `puts $stdin.read.split.sum(&:to_i)
`;

const tasks = String.raw`def deep(n)
  n.zero? ? 0 : deep(n - 1) + 1
end

task, *words = gets.split
case task
when 'slow'
  sum = 0
  while (line = gets)
    sum += line.to_i
  end
  puts sum
when 'deep' then puts deep(words[0].to_i)
when 'big' then puts 2**200
when 'float' then puts format('%.12f', Math.sqrt(words[0].to_f) + words[1].to_f)
when 'files'
  numbers = File.read('/dev/stdin').split.drop(1).map(&:to_i)
  File.write('/dev/stdout', numbers.sum.to_s + "\n")
when 'exception' then raise 'unexpected'
when 'exit' then exit words[0].to_i
when 'text' then puts '你好，' + words[0]
end
`;

export const rubyProbes: LanguageProbes = { languages: [ruby.name], fast, tasks, exceptionEnds: 'exit code 1' };
