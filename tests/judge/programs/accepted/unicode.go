package main

import "fmt"

func main() {
	var größe, 長さ int
	fmt.Scan(&größe, &長さ)
	fmt.Println("你好，世界", größe+長さ)
}
