import { useText } from './useText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** An item of the menu; "More" alone would tell a screen reader's list of links nothing. */
export function NavigationLabel({ label, to }: { label: string; to: string }) {
  const text = useText();
  return (
    <>
      {label}
      {to === 'section:more' && <VisuallyHidden>{text('more.suffix')}</VisuallyHidden>}
    </>
  );
}
