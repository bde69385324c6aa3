import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { Locale } from '@surya/data';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail } from '../providers/mailer.ts';

/** A part of a mail, rendered both as HTML and as plain text. */
export type MailBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'details'; rows: readonly DetailRow[] }
  | { kind: 'list'; title: string; items: readonly string[] }
  | { kind: 'button' | 'link'; label: string; href: string }
  /** Small print at the end. */
  | { kind: 'note'; text: string };

/** A labelled value of one or several lines. */
export interface DetailRow {
  label: string;
  lines: readonly string[];
}

/** A mail before it is rendered. */
export interface MailContent extends Omit<Mail, 'html' | 'text'> {
  locale: Locale;
  brand: string;
  /** What mailboxes show beside the subject. */
  preview: string;
  /** Separates a label from its value in plain text. */
  labelSeparator: string;
  blocks: readonly MailBlock[];
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Renders a mail as HTML and as plain text. */
export function renderMail(content: MailContent): Mail {
  const { to, replyTo, category, attachments, blocks, labelSeparator } = content;
  return {
    to,
    replyTo,
    category,
    attachments,
    subject: toSingleLine(content.subject),
    html: doctype + renderToStaticMarkup(<MailPage content={content} />),
    text: `${blocks.map((block) => toPlainText(block, labelSeparator)).join('\n\n')}\n`,
  };
}

/** Returns a text as a single line without control characters, so that it cannot add a mail header. */
export function toSingleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 300);
}

function toPlainText(block: MailBlock, labelSeparator: string): string {
  switch (block.kind) {
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`;
    case 'paragraph':
      return block.text;
    case 'details':
      return block.rows
        .map(({ label, lines }) => `${label}${labelSeparator}${lines.join('\n  ')}`)
        .join('\n');
    case 'list':
      return [block.title, ...block.items.map((item) => `- ${item}`)].join('\n');
    case 'button':
    case 'link':
      return `${block.label}\n${block.href}`;
    case 'note':
      return `--\n${block.text}`;
  }
}

/** The brand's colours in the light scheme; `darkScheme` replaces them. */
const color = {
  ink: '#1f2733',
  sea: '#2f4858',
  shell: '#fffbf4',
  sand: '#f5ecdd',
  saffron: '#e39b3b',
  ember: '#a84b1f',
  line: '#e6dac4',
};
const darkScheme = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${color.ink} !important; }
    .sheet { background-color: #27313f !important; border-color: ${color.saffron} #3b4756 #3b4756 !important; }
    .words { color: ${color.shell} !important; }
    .label { color: #c9d3d3 !important; }
    .link { color: #f0b873 !important; }
  }`;

const sans = 'Avenir Next, Segoe UI, Helvetica, Arial, sans-serif';
const serif = 'Fraunces, Georgia, Times New Roman, serif';
const text = { color: color.ink, fontFamily: sans, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' };
const label = { ...text, color: color.sea, fontSize: '14px', lineHeight: '22px', margin: '0' };
const small = { ...label, fontSize: '13px', lineHeight: '20px' };
const title = { color: color.ink, fontFamily: serif, fontSize: '28px', fontWeight: 500, lineHeight: '34px' };
const listTitle = { ...text, fontFamily: serif, fontSize: '19px', fontWeight: 500, margin: '0 0 6px' };
const sheet = {
  backgroundColor: color.shell,
  border: `1px solid ${color.line}`,
  borderTop: `4px solid ${color.saffron}`,
  borderRadius: '8px',
  maxWidth: '600px',
  padding: '32px 28px',
};
const button = {
  backgroundColor: color.ember,
  borderRadius: '999px',
  color: color.shell,
  fontFamily: sans,
  fontSize: '16px',
  fontWeight: 600,
  margin: '4px 0 20px',
  padding: '12px 28px',
};

/** The HTML of a mail; readable also where styles, pictures or light colours are switched off. */
function MailPage({ content }: { content: MailContent }) {
  return (
    <Html lang={content.locale} dir="ltr">
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme}</style>
      </Head>
      <Preview>{content.preview}</Preview>
      <Body className="ground" style={{ backgroundColor: color.sand, margin: 0 }}>
        <Section className="ground" style={{ backgroundColor: color.sand, padding: '24px 8px' }}>
          <Container className="sheet" style={sheet}>
            <Text className="label" style={{ ...label, letterSpacing: '1px', margin: '0 0 24px' }}>
              {content.brand}
            </Text>
            {content.blocks.map((block) => (
              <Block key={`${block.kind} ${JSON.stringify(block)}`} block={block} />
            ))}
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function Block({ block }: { block: MailBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h1" className="words" style={{ ...title, margin: '0 0 20px' }}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <Text className="words" style={text}>
          {block.text}
        </Text>
      );
    case 'details':
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          {block.rows.map((row) => (
            <Detail key={row.label} row={row} />
          ))}
        </Section>
      );
    case 'list':
      return (
        <Section style={{ margin: '0 0 20px' }}>
          <Heading as="h2" className="words" style={listTitle}>
            {block.title}
          </Heading>
          <ul className="words" style={{ ...text, margin: 0, paddingLeft: '20px' }}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      );
    case 'button':
      return (
        <Button href={block.href} style={button}>
          {block.label}
        </Button>
      );
    case 'link':
      return (
        <Text className="words" style={text}>
          <Link
            className="link"
            href={block.href}
            style={{ color: color.ember, textDecoration: 'underline' }}
          >
            {block.label}
          </Link>
        </Text>
      );
    case 'note':
      return (
        <>
          <Hr style={{ borderColor: color.line, margin: '24px 0 16px' }} />
          <Text className="label" style={small}>
            {block.text}
          </Text>
        </>
      );
  }
}

function Detail({ row }: { row: DetailRow }) {
  return (
    <Row style={{ marginBottom: '10px' }}>
      <Column style={{ verticalAlign: 'top', width: '34%', paddingRight: '12px' }}>
        <Text className="label" style={{ ...label, lineHeight: '26px' }}>
          {row.label}
        </Text>
      </Column>
      <Column style={{ verticalAlign: 'top' }}>
        {row.lines.map((line) => (
          <Text className="words" key={line} style={{ ...text, margin: '0' }}>
            {line}
          </Text>
        ))}
      </Column>
    </Row>
  );
}
