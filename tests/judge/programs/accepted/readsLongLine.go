package main

import (
	"bufio"
	"fmt"
	"os"
)

func main() {
	in := bufio.NewReader(os.Stdin)
	length := 0
	for more := true; more; {
		part, isPrefix, _ := in.ReadLine()
		length += len(part)
		more = isPrefix
	}
	fmt.Println(length)
}
