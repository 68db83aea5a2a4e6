package main

import "fmt"

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	numbers := []int{a}
	fmt.Println(numbers[b])
}
