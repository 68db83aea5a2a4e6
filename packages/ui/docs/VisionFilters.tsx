/** Names of the filters below; `normal` has none. */
export const visions = ['normal', 'deuteranopia', 'protanopia', 'tritanopia', 'achromatopsia'] as const;
export type Vision = (typeof visions)[number];

/** Rows of red, green and blue in linear light: Machado, Oliveira and Fernandes 2009 at full severity; grey by relative luminance. */
const matrices: Readonly<Record<Exclude<Vision, 'normal'>, string>> = {
  deuteranopia: '0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.01182 0.04294 0.968881 0 0 0 0 0 1 0',
  protanopia: '0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0',
  tritanopia: '1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.3039 0 0 0 0 0 1 0',
  achromatopsia: '0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0.2126 0.7152 0.0722 0 0 0 0 0 1 0',
};

/** What `filter: url(#vision-…)` refers to; once on a page. */
export function VisionFilters() {
  return (
    <svg width="0" height="0" aria-hidden focusable="false" style={{ position: 'absolute' }}>
      {Object.entries(matrices).map(([vision, values]) => (
        <filter key={vision} id={`vision-${vision}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={values} />
        </filter>
      ))}
    </svg>
  );
}
