int number = 1;
