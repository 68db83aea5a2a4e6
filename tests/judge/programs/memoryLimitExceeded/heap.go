package main

import (
	"bytes"
	"fmt"
)

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	blocks := [][]byte{}
	for {
		blocks = append(blocks, bytes.Repeat([]byte("x"), 1<<20))
	}
}
