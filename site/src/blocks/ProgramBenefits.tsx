import { useText } from '../components/useText.ts';
import type { BlockOf } from '../content/siteBlock.ts';
import { Points } from './Points.tsx';

/** What a program brings. */
export function ProgramBenefits({ items }: BlockOf<'program-benefits'>) {
  const text = useText();
  return <Points type="points" layout="benefits" title={text('event.benefits')} items={items} />;
}
