import type { ComponentType } from 'react';
import type { BlockOf, BlockType, SiteBlock, Tone } from '../content/siteBlock.ts';
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

interface BlockDefinition<Type extends BlockType> {
  Component: ComponentType<BlockOf<Type>>;
  /** True where the block holds an element of the widget: its page then loads the widget's script. */
  usesWidget: boolean;
  /** The tone of the block; `content` where the content chooses it. */
  tone: Tone | 'content';
}

/** Each type of block: the component that renders it, and what its page must know of it. */
export const blockDefinitions: { readonly [Type in BlockType]: BlockDefinition<Type> } = {
  hero: { Component: Hero, usesWidget: false, tone: 'plain' },
  prose: { Component: Prose, usesWidget: false, tone: 'content' },
  story: { Component: Story, usesWidget: false, tone: 'content' },
  quote: { Component: Quote, usesWidget: false, tone: 'plain' },
  points: { Component: Points, usesWidget: false, tone: 'content' },
  formats: { Component: Formats, usesWidget: false, tone: 'content' },
  lists: { Component: Lists, usesWidget: false, tone: 'content' },
  cards: { Component: Cards, usesWidget: false, tone: 'content' },
  faq: { Component: Faq, usesWidget: false, tone: 'content' },
  testimonials: { Component: Testimonials, usesWidget: false, tone: 'content' },
  video: { Component: Video, usesWidget: false, tone: 'content' },
  'practice-grid': { Component: PracticeGrid, usesWidget: false, tone: 'content' },
  calendar: { Component: Calendar, usesWidget: true, tone: 'content' },
  travel: { Component: Travel, usesWidget: true, tone: 'content' },
  'call-to-action': { Component: CallToAction, usesWidget: false, tone: 'sea' },
  biography: { Component: Biography, usesWidget: false, tone: 'content' },
  'contact-cards': { Component: ContactCards, usesWidget: false, tone: 'content' },
  registration: { Component: Registration, usesWidget: true, tone: 'content' },
  'program-facts': { Component: ProgramFacts, usesWidget: false, tone: 'content' },
  'payment-result': { Component: PaymentResult, usesWidget: true, tone: 'plain' },
  embed: { Component: Embed, usesWidget: true, tone: 'content' },
  'program-hero': { Component: ProgramHero, usesWidget: false, tone: 'plain' },
  'program-details': { Component: ProgramDetails, usesWidget: false, tone: 'sea' },
  'program-benefits': { Component: ProgramBenefits, usesWidget: false, tone: 'plain' },
  'program-lists': { Component: ProgramLists, usesWidget: false, tone: 'plain' },
  booking: { Component: Booking, usesWidget: true, tone: 'plain' },
  'event-bar': { Component: EventBar, usesWidget: false, tone: 'plain' },
  'retreat-hero': { Component: RetreatHero, usesWidget: false, tone: 'plain' },
  teachers: { Component: Teachers, usesWidget: false, tone: 'plain' },
};

/** True where one of the blocks holds an element of the widget. */
export function usesWidget(blocks: readonly SiteBlock[]): boolean {
  return blocks.some(({ type }) => blockDefinitions[type].usesWidget);
}
