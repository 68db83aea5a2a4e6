/** A binary heap of whole numbers, each with a numeric key; the least key comes out first. */
export class KeyedHeap {
  private readonly keys: number[] = [];
  private readonly values: number[] = [];

  get size() {
    return this.keys.length;
  }

  /** The least key; infinite when nothing is left. */
  get leastKey() {
    return this.keys[0] ?? Infinity;
  }

  push(key: number, value: number) {
    let hole = this.keys.length;
    while (hole > 0) {
      const parent = (hole - 1) >> 1;
      const parentKey = this.keys[parent] as number;
      if (parentKey <= key) break;
      this.place(hole, parentKey, this.values[parent] as number);
      hole = parent;
    }
    this.place(hole, key, value);
  }

  /** Takes out the value with the least key. The heap must not be empty. */
  pop(): number {
    const least = this.values[0];
    const key = this.keys.pop();
    const value = this.values.pop();
    if (least === undefined || key === undefined || value === undefined) throw new Error('the heap is empty');
    if (this.size > 0) this.sink(key, value);
    return least;
  }

  private sink(key: number, value: number) {
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && (this.keys[child + 1] as number) < (this.keys[child] as number)) child += 1;
      const childKey = this.keys[child] as number;
      if (childKey >= key) break;
      this.place(hole, childKey, this.values[child] as number);
      hole = child;
    }
    this.place(hole, key, value);
  }

  private place(index: number, key: number, value: number) {
    this.keys[index] = key;
    this.values[index] = value;
  }
}
