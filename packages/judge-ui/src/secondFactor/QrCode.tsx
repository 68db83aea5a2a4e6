import { styled } from 'styled-components';
import { renderSVG } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What it is, for who cannot see it. */
  label: string;
  /** Width and height, px. */
  size: number;
}

/** Dark on light in both themes: not all cameras read it the other way round. */
export function QrCode({ text, label, size }: QrCodeProps) {
  const drawn = renderSVG(text, { ecc: 'M', border: 2, blackColor: '#000', whiteColor: '#fff' });
  return <Picture src={`data:image/svg+xml,${encodeURIComponent(drawn)}`} alt={label} width={size} height={size} />;
}

const Picture = styled.img`
  justify-self: center;
  border-radius: 4px;
`;
