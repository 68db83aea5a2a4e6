import { allowanceOf, compileLimits, type Language, plainEnvironment, plainRun } from './language';

export const go: Language = {
  name: 'Golang',
  description: 'Go',
  sourceFile: 'main.go',
  tools: ['go'],
  packages: ['golang-go'],
  versionCommand: ['go', 'version'],
  compile: {
    argv: ['go', 'build', '-o', 'main', 'main.go'],
    env: {
      ...plainEnvironment,
      GO111MODULE: 'off',
      GOPROXY: 'off',
      GOTOOLCHAIN: 'local',
      GOTELEMETRY: 'off',
      CGO_ENABLED: '0',
      GOPATH: '/w/go',
    },
    limits: compileLimits(20_000, 1024),
    processes: 64,
    needsProc: false,
    artefact: { file: 'main' },
  },
  run: { ...plainRun, argv: ['/app/main'], env: { ...plainEnvironment, GOMAXPROCS: '1' } },
  allowance: allowanceOf('main.go'),
  mimeType: 'text/x-go',
  template: `package main

import "fmt"

func main() {
	var a, b int
	fmt.Scan(&a, &b)
	fmt.Println(a + b)
}
`,
  selfTest: `package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
)

func main() {
	line, _, _ := bufio.NewReader(os.Stdin).ReadLine()
	turns := 0
	for string(line) == "time" {
		turns++
	}
	blocks := [][]byte{}
	for string(line) == "memory" {
		blocks = append(blocks, bytes.Repeat([]byte("x"), 1<<20))
	}
	fmt.Println(string(line))
	os.Exit(7 + turns + len(blocks))
}
`,
};
