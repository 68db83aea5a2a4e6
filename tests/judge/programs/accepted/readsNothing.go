package main

import "fmt"

func main() {
	var a int
	n, _ := fmt.Scan(&a)
	fmt.Println(n)
}
