package main

import "fmt"

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	for i := a; i != b-7; i++ {
		if i == b-8 {
			i = a
		}
	}
	fmt.Println(a)
}
