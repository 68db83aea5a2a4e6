/** Boxes whose text goes beyond them on either side. */
export const spilling = (root: Element, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].filter(box => {
    const text = document.createRange();
    text.selectNodeContents(box);
    const [inner, outer] = [text.getBoundingClientRect(), box.getBoundingClientRect()];
    return inner.left < outer.left || inner.right > outer.right;
  });
