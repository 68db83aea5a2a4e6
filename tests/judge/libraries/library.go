package sums

import "fmt"

func Sum() {
	var a, b int
	fmt.Scan(&a, &b)
	fmt.Println(a + b)
}
