import { go } from '../go';
import { type LanguageProbes } from './probe';

const fast = String.raw`package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
)

func main() {
	in := bufio.NewScanner(os.Stdin)
	in.Split(bufio.ScanWords)
	sum := 0
	for in.Scan() {
		number, _ := strconv.Atoi(in.Text())
		sum += number
	}
	fmt.Println(sum)
}
`;

const tasks = String.raw`package main

import (
	"fmt"
	"math"
	"math/big"
	"os"
)

func deep(n int) int {
	if n == 0 {
		return 0
	}
	return deep(n-1) + 1
}

func main() {
	var task, word string
	var a, b int
	var x, y float64
	fmt.Scan(&task)
	switch task {
	case "slow":
		sum := 0
		for {
			if _, end := fmt.Scan(&a); end != nil {
				break
			}
			sum += a
		}
		fmt.Println(sum)
	case "deep":
		fmt.Scan(&a)
		fmt.Println(deep(a))
	case "big":
		fmt.Println(new(big.Int).Exp(big.NewInt(2), big.NewInt(200), nil))
	case "float":
		fmt.Scan(&x, &y)
		fmt.Printf("%.12f\n", math.Sqrt(x)+y)
	case "files":
		in, _ := os.Open("/dev/stdin")
		fmt.Fscan(in, &task, &a, &b)
		out, _ := os.OpenFile("/dev/stdout", os.O_WRONLY, 0)
		fmt.Fprintln(out, a+b)
	case "exception":
		panic("unexpected")
	case "exit":
		fmt.Scan(&a)
		os.Exit(a)
	case "text":
		fmt.Scan(&word)
		fmt.Println("你好，" + word)
	}
}
`;

export const goProbes: LanguageProbes = {
  languages: [go.name],
  fast,
  tasks,
  exceptionEnds: 'exit code 2',
  notes: { exception: 'A panic ends with exit code 2.' },
};
