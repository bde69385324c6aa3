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
import { type Locale, mixColors, type Theme } from '@surya/data';
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
  theme: Theme;
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

const sans = 'Avenir Next, Segoe UI, Helvetica, Arial, sans-serif';
const serif = 'Fraunces, Georgia, Times New Roman, serif';

/** The styles of a mail in the studio's colours; `dark` replaces those colours in the dark scheme. */
function createStyles({ ink, sea, shell, sand, saffron, ember }: Theme) {
  const line = mixColors(sand, ink, 0.07);
  const text = { color: ink, fontFamily: sans, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' };
  const label = { ...text, color: sea, fontSize: '14px', lineHeight: '22px', margin: '0' };
  const edge = mixColors(ink, shell, 0.13);
  return {
    text,
    label,
    small: { ...label, fontSize: '13px', lineHeight: '20px' },
    ground: { backgroundColor: sand },
    title: { color: ink, fontFamily: serif, fontSize: '28px', fontWeight: 500, lineHeight: '34px' },
    listTitle: { ...text, fontFamily: serif, fontSize: '19px', fontWeight: 500, margin: '0 0 6px' },
    link: { color: ember, textDecoration: 'underline' },
    rule: { borderColor: line, margin: '24px 0 16px' },
    sheet: {
      backgroundColor: shell,
      border: `1px solid ${line}`,
      borderTop: `4px solid ${saffron}`,
      borderRadius: '8px',
      maxWidth: '600px',
      padding: '32px 28px',
    },
    button: {
      backgroundColor: ember,
      borderRadius: '999px',
      color: shell,
      fontFamily: sans,
      fontSize: '16px',
      fontWeight: 600,
      margin: '4px 0 20px',
      padding: '12px 28px',
    },
    dark: `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${ink} !important; }
    .sheet { background-color: ${mixColors(ink, shell, 0.04)} !important; border-color: ${saffron} ${edge} ${edge} !important; }
    .words { color: ${shell} !important; }
    .label { color: ${mixColors(ink, shell, 0.8)} !important; }
    .link { color: ${mixColors(saffron, shell, 0.35)} !important; }
  }`,
  };
}
type Styles = ReturnType<typeof createStyles>;

/** The HTML of a mail; readable also where styles, pictures or light colours are switched off. */
function MailPage({ content }: { content: MailContent }) {
  const styles = createStyles(content.theme);
  return (
    <Html lang={content.locale} dir="ltr">
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styles.dark}</style>
      </Head>
      <Preview>{content.preview}</Preview>
      <Body className="ground" style={{ ...styles.ground, margin: 0 }}>
        <Section className="ground" style={{ ...styles.ground, padding: '24px 8px' }}>
          <Container className="sheet" style={styles.sheet}>
            <Text className="label" style={{ ...styles.label, letterSpacing: '1px', margin: '0 0 24px' }}>
              {content.brand}
            </Text>
            {content.blocks.map((block) => (
              <Block key={`${block.kind} ${JSON.stringify(block)}`} block={block} styles={styles} />
            ))}
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function Block({ block, styles }: { block: MailBlock; styles: Styles }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h1" className="words" style={{ ...styles.title, margin: '0 0 20px' }}>
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <Text className="words" style={styles.text}>
          {block.text}
        </Text>
      );
    case 'details':
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          {block.rows.map((row) => (
            <Detail key={row.label} row={row} styles={styles} />
          ))}
        </Section>
      );
    case 'list':
      return (
        <Section style={{ margin: '0 0 20px' }}>
          <Heading as="h2" className="words" style={styles.listTitle}>
            {block.title}
          </Heading>
          <ul className="words" style={{ ...styles.text, margin: 0, paddingLeft: '20px' }}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Section>
      );
    case 'button':
      return (
        <Button href={block.href} style={styles.button}>
          {block.label}
        </Button>
      );
    case 'link':
      return (
        <Text className="words" style={styles.text}>
          <Link className="link" href={block.href} style={styles.link}>
            {block.label}
          </Link>
        </Text>
      );
    case 'note':
      return (
        <>
          <Hr style={styles.rule} />
          <Text className="label" style={styles.small}>
            {block.text}
          </Text>
        </>
      );
  }
}

function Detail({ row, styles }: { row: DetailRow; styles: Styles }) {
  return (
    <Row style={{ marginBottom: '10px' }}>
      <Column style={{ verticalAlign: 'top', width: '34%', paddingRight: '12px' }}>
        <Text className="label" style={{ ...styles.label, lineHeight: '26px' }}>
          {row.label}
        </Text>
      </Column>
      <Column style={{ verticalAlign: 'top' }}>
        {row.lines.map((line) => (
          <Text className="words" key={line} style={{ ...styles.text, margin: '0' }}>
            {line}
          </Text>
        ))}
      </Column>
    </Row>
  );
}
