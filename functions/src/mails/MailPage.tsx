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
import type { Block, Fact, Letter } from './letter.ts';

const sans = 'Avenir Next, Segoe UI, Helvetica, Arial, sans-serif';
const serif = 'Fraunces, Georgia, Times New Roman, serif';

/** The studio's colours (art direction), and what they become on a dark screen. */
const ink = '#1f2733';
const sea = '#2f4858';
const shell = '#fffbf4';
const sand = '#f5ecdd';
const saffron = '#e39b3b';
const ember = '#a84b1f';

const darkScreen = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .ground { background-color: ${ink} !important; }
    .sheet { background-color: #27313f !important; border-color: ${saffron} #3b4756 #3b4756 !important; }
    .words { color: ${shell} !important; }
    .label { color: #c9d3d3 !important; }
    .link { color: #f0b873 !important; }
  }`;

const text = { color: ink, fontFamily: sans, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' };
const label = { ...text, color: sea, fontSize: '14px', lineHeight: '22px', margin: '0' };
const value = { ...text, margin: '0' };
const small = { ...label, fontSize: '13px', lineHeight: '20px' };

/** A letter on the studio's paper; readable where styles, pictures or light colours are off. */
export function MailPage({ letter, brand }: { letter: Letter; brand: string }) {
  return (
    <Html lang={letter.locale} dir="ltr">
      <Head>
        <title>{letter.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScreen}</style>
      </Head>
      <Preview>{letter.preview}</Preview>
      <Body className="ground" style={{ backgroundColor: sand, margin: 0 }}>
        <Section className="ground" style={{ backgroundColor: sand, padding: '24px 8px' }}>
          <Container
            className="sheet"
            style={{
              backgroundColor: shell,
              border: '1px solid #e6dac4',
              borderTop: `4px solid ${saffron}`,
              borderRadius: '8px',
              maxWidth: '600px',
              padding: '32px 28px',
            }}
          >
            <Text className="label" style={{ ...label, letterSpacing: '1px', margin: '0 0 24px' }}>
              {brand}
            </Text>
            {letter.blocks.map((block) => (
              <Piece key={`${block.kind} ${JSON.stringify(block)}`} block={block} />
            ))}
          </Container>
        </Section>
      </Body>
    </Html>
  );
}

function Piece({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading
          as="h1"
          className="words"
          style={{
            color: ink,
            fontFamily: serif,
            fontSize: '28px',
            fontWeight: 500,
            lineHeight: '34px',
            margin: '0 0 20px',
          }}
        >
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return (
        <Text className="words" style={text}>
          {block.text}
        </Text>
      );
    case 'facts':
      return (
        <Section style={{ margin: '8px 0 24px' }}>
          {block.rows.map((row) => (
            <FactRow key={row.label} row={row} />
          ))}
        </Section>
      );
    case 'list':
      return (
        <Section style={{ margin: '0 0 20px' }}>
          <Heading
            as="h2"
            className="words"
            style={{ ...text, fontFamily: serif, fontSize: '19px', fontWeight: 500, margin: '0 0 6px' }}
          >
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
        <Button
          href={block.href}
          style={{
            backgroundColor: ember,
            borderRadius: '999px',
            color: shell,
            fontFamily: sans,
            fontSize: '16px',
            fontWeight: 600,
            margin: '4px 0 20px',
            padding: '12px 28px',
          }}
        >
          {block.label}
        </Button>
      );
    case 'link':
      return (
        <Text className="words" style={text}>
          <Link className="link" href={block.href} style={{ color: ember, textDecoration: 'underline' }}>
            {block.label}
          </Link>
        </Text>
      );
    case 'note':
      return (
        <>
          <Hr style={{ borderColor: '#e6dac4', margin: '24px 0 16px' }} />
          <Text className="label" style={small}>
            {block.text}
          </Text>
        </>
      );
  }
}

function FactRow({ row }: { row: Fact }) {
  return (
    <Row style={{ marginBottom: '10px' }}>
      <Column style={{ verticalAlign: 'top', width: '34%', paddingRight: '12px' }}>
        <Text className="label" style={{ ...label, lineHeight: '26px' }}>
          {row.label}
        </Text>
      </Column>
      <Column style={{ verticalAlign: 'top' }}>
        {row.lines.map((line) => (
          <Text className="words" key={line} style={value}>
            {line}
          </Text>
        ))}
      </Column>
    </Row>
  );
}
