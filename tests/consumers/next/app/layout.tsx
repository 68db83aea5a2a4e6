import type { ReactNode } from 'react';
import './layers.css';
import { Styles } from './styles';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Styles>{children}</Styles>
      </body>
    </html>
  );
}
