const text: string = 1 + 2;
console.log(text);
