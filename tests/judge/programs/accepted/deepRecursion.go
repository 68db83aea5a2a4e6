package main

import "fmt"

func depth(n int) int {
	if n == 0 {
		return 0
	}
	return depth(n-1) + 1
}

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	if depth(200000) == 200000 {
		fmt.Println(a + b)
	}
}
