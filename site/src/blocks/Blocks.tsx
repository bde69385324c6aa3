import { type Attributes, createElement, Fragment, type ReactNode } from 'react';
import { Horizon } from '../components/Horizon.tsx';
import type { BlockOf, BlockType, SiteBlock, Tone } from '../content/siteBlock.ts';
import { blockDefinitions } from './blockDefinitions.ts';
import { Hero } from './Hero.tsx';
import { PaymentResult } from './PaymentResult.tsx';

// `Attributes` is what React adds to the properties of every component.
function render<Type extends BlockType>(type: Type, block: BlockOf<Type> & Attributes): ReactNode {
  return createElement(blockDefinitions[type].Component, block);
}

function getTone(block: SiteBlock): Tone {
  const { tone } = blockDefinitions[block.type];
  if (tone !== 'content') return tone;
  return ('ground' in block && block.ground) || 'plain';
}

/** Renders the blocks of a page in order, with a horizon where a light tone is followed by the sea. */
export function Blocks({ blocks }: { blocks: readonly SiteBlock[] }) {
  return blocks.map((block, index) => {
    const before = blocks[index - 1];
    const entersSea = before && getTone(block) === 'sea' && getTone(before) !== 'sea';
    // The result of a payment is shown in the hero before it, where its buyer looks first.
    if (block.type === 'payment-result' && before?.type === 'hero') return null;
    const opensWithResult = block.type === 'hero' && blocks[index + 1]?.type === 'payment-result';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks have no identity but their place
      <Fragment key={index}>
        {entersSea && <Horizon />}
        {opensWithResult ? (
          <Hero {...block}>
            <PaymentResult />
          </Hero>
        ) : (
          render(block.type, block)
        )}
      </Fragment>
    );
  });
}
