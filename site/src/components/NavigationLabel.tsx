import { Unseen } from './Unseen.tsx';
import { useText } from './useText.ts';

/** An item of the menu; "More" alone would tell a screen reader's list of links nothing. */
export function NavigationLabel({ label, to }: { label: string; to: string }) {
  const text = useText();
  return (
    <>
      {label}
      {to === 'section:more' && <Unseen>{text('more.suffix')}</Unseen>}
    </>
  );
}
