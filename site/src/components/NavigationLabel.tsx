import { useText } from './useText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The label of a menu item; "More" is completed for screen readers, whose list of links has no context. */
export function NavigationLabel({ label, to }: { label: string; to: string }) {
  const text = useText();
  return (
    <>
      {label}
      {to === 'section:more' && <VisuallyHidden>{text('more.suffix')}</VisuallyHidden>}
    </>
  );
}
