package main

import "fmt"

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	unused := 7
	fmt.Println(a + b)
}
