package main

import "fmt"

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	numbers := make(chan int)
	for _, number := range []int{a, b} {
		go func(number int) { numbers <- number }(number)
	}
	fmt.Println(<-numbers + <-numbers)
}
