Promise.reject(new Error('no'));
