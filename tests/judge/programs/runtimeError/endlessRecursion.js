const forever = n => forever(n + 1) + 1;
console.log(forever(0));
