import { Fragment, type ReactNode } from 'react';
import { Horizon } from '../components/Horizon.tsx';
import type { SiteBlock } from '../studio/siteBlock.ts';
import { Biography } from './Biography.tsx';
import { Booking } from './Booking.tsx';
import { Calendar } from './Calendar.tsx';
import { CallToAction } from './CallToAction.tsx';
import { Cards } from './Cards.tsx';
import { ContactCards } from './ContactCards.tsx';
import { Embed } from './Embed.tsx';
import { EventBar } from './EventBar.tsx';
import { Faq } from './Faq.tsx';
import { Formats } from './Formats.tsx';
import { Hero } from './Hero.tsx';
import { Lists } from './Lists.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { Points } from './Points.tsx';
import { PracticeGrid } from './PracticeGrid.tsx';
import { ProgramBenefits } from './ProgramBenefits.tsx';
import { ProgramDetails } from './ProgramDetails.tsx';
import { ProgramFacts } from './ProgramFacts.tsx';
import { ProgramHero } from './ProgramHero.tsx';
import { ProgramLists } from './ProgramLists.tsx';
import { Prose } from './Prose.tsx';
import { Quote } from './Quote.tsx';
import { Registration } from './Registration.tsx';
import { RetreatHero } from './RetreatHero.tsx';
import { Story } from './Story.tsx';
import { Teachers } from './Teachers.tsx';
import { Testimonials } from './Testimonials.tsx';
import { Travel } from './Travel.tsx';
import { Video } from './Video.tsx';

function rendered(block: SiteBlock): ReactNode {
  switch (block.type) {
    case 'hero':
      return <Hero {...block} />;
    case 'prose':
      return <Prose {...block} />;
    case 'story':
      return <Story {...block} />;
    case 'quote':
      return <Quote {...block} />;
    case 'points':
      return <Points {...block} />;
    case 'formats':
      return <Formats {...block} />;
    case 'lists':
      return <Lists {...block} />;
    case 'cards':
      return <Cards {...block} />;
    case 'faq':
      return <Faq {...block} />;
    case 'testimonials':
      return <Testimonials {...block} />;
    case 'video':
      return <Video {...block} />;
    case 'practice-grid':
      return <PracticeGrid {...block} />;
    case 'calendar':
      return <Calendar {...block} />;
    case 'travel':
      return <Travel {...block} />;
    case 'call-to-action':
      return <CallToAction {...block} />;
    case 'biography':
      return <Biography {...block} />;
    case 'contact-cards':
      return <ContactCards {...block} />;
    case 'registration':
      return <Registration {...block} />;
    case 'program-facts':
      return <ProgramFacts {...block} />;
    case 'payment-result':
      return <PaymentResult />;
    case 'embed':
      return <Embed {...block} />;
    case 'program-hero':
      return <ProgramHero {...block} />;
    case 'program-details':
      return <ProgramDetails {...block} />;
    case 'program-benefits':
      return <ProgramBenefits {...block} />;
    case 'program-lists':
      return <ProgramLists {...block} />;
    case 'booking':
      return <Booking {...block} />;
    case 'event-bar':
      return <EventBar {...block} />;
    case 'retreat-hero':
      return <RetreatHero {...block} />;
    case 'teachers':
      return <Teachers {...block} />;
  }
}

/** The ground a block stands on, for the band between it and the next. */
function groundOf(block: SiteBlock): string {
  if ('ground' in block && block.ground) return block.ground;
  return block.type === 'call-to-action' || block.type === 'program-details' ? 'sea' : 'plain';
}

/** The blocks of a page in order, with the horizon wherever a light ground meets the sea. */
export function Blocks({ blocks }: { blocks: readonly SiteBlock[] }) {
  return blocks.map((block, index) => {
    const before = blocks[index - 1];
    const meetsTheSea = before && groundOf(block) === 'sea' && groundOf(before) !== 'sea';
    // What a payment came to is the first thing its buyer looks for: it stands in the opening.
    if (block.type === 'payment-result' && before?.type === 'hero') return null;
    const opensWithResult = block.type === 'hero' && blocks[index + 1]?.type === 'payment-result';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks have no identity but their place
      <Fragment key={index}>
        {meetsTheSea && <Horizon />}
        {opensWithResult ? (
          <Hero {...block}>
            <PaymentResult />
          </Hero>
        ) : (
          rendered(block)
        )}
      </Fragment>
    );
  });
}
