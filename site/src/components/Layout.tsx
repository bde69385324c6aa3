import '../styles/tokens.css';
import '../styles/fonts.css';
import '../styles/base.css';
import type { ReactNode } from 'react';
import { DemoRibbon } from './DemoRibbon.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.module.css';
import { useText } from './useText.ts';

/** The frame of every page: skip link, header, content, footer. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <>
      <a className={styles.skip} href="#content">
        {text('skip')}
      </a>
      <DemoRibbon />
      <Header />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
