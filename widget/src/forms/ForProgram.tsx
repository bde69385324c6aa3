import { type Availability, availabilityAt, type Catalogue, type Program } from '@surya/data';
import type { ReactNode } from 'react';
import type { FeatureProps } from '../shared/feature.ts';
import { useWidget } from '../shared/useWidget.ts';
import { WithCatalogue } from '../shared/WithCatalogue.tsx';
import { useFormMessages } from './useFormMessages.ts';

/** What an element for one program renders. */
type Render = (program: Program, catalogue: Catalogue, refetch: () => void) => ReactNode;

/**
 * Renders its children for the program that the element's attribute names, once the programs are there.
 * A program that is unknown, full or over has a notice instead.
 */
export function ForProgram({ attributes, catalogue: first, children }: FeatureProps & { children: Render }) {
  return (
    <WithCatalogue first={first}>
      {(catalogue, refetch) => {
        const program = catalogue.programs.find(({ id }) => id === attributes.program);
        if (!program) return <UnknownProgram />;
        return <WhileOpen program={program}>{children(program, catalogue, refetch)}</WhileOpen>;
      }}
    </WithCatalogue>
  );
}

function UnknownProgram() {
  const { common } = useWidget().messages;
  return (
    <>
      <p className="notice">{common.unknownProgram}</p>
      <slot />
    </>
  );
}

function WhileOpen({ program, children }: { program: Program; children: ReactNode }) {
  const availability = availabilityAt(program, useWidget().now);
  return availability === 'open' ? children : <SoldOutNotice availability={availability} />;
}

/** Says, in place of a form or button, that no place is left or that the program is over. */
export function SoldOutNotice({ availability }: { availability: Exclude<Availability, 'open'> }) {
  const { common } = useWidget().messages;
  return (
    <div className="notice" part="notice">
      <p className="title">{common[availability]}</p>
      <p>{useFormMessages().program[availability]}</p>
    </div>
  );
}
