import type { HtmlAttributes } from '@surya/widget/static';
import { usePage } from './PageInfo.ts';
import * as styles from './SuryaElement.module.css';

interface Props {
  tag:
    | 'surya-calendar'
    | 'surya-registration'
    | 'surya-payment'
    | 'surya-payment-result'
    | 'surya-region-form';
  attributes?: HtmlAttributes;
}

/** An element of the widget with the HTML of its first state, shown before any script has run. */
export function SuryaElement({ tag, attributes = {} }: Props) {
  const { renderElement } = usePage();
  const html = renderElement(tag, attributes);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the widget's own markup, made from the studio's data; a declarative shadow root has no other way into React's output
  return <div className={styles.element} dangerouslySetInnerHTML={{ __html: html }} />;
}
