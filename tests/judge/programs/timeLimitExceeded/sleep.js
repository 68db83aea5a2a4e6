setTimeout(() => console.log(3), 3600_000);
