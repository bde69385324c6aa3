import { getWhatsAppLink } from '@surya/data';
import { usePage } from './PageInfo.ts';
import { useText } from './useText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as styles from './WhatsAppButton.module.css';

/** A floating button that opens a WhatsApp chat with a greeting in the page's language. */
export function WhatsAppButton() {
  const text = useText();
  const { locale, content } = usePage();
  const { site } = content;
  return (
    <a
      className={styles.button}
      href={getWhatsAppLink(site.contact.whatsapp, site.greeting[locale])}
      target="_blank"
      rel="noopener"
    >
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path
          fill="currentColor"
          d="M16 4a12 12 0 0 0-10.3 18.100L4 28l6.1-1.600A12 12 0 1 0 16 4zm0 21.800c-1.8 0-3.5-.5-5-1.400l-.4-.2-3.6 1 1-3.5-.2-.4A9.8 9.8 0 1 1 16 25.800zm5.4-7.300c-.3-.1-1.7-.9-2-1s-.5-.1-.7.2-.8 1-.9 1.2-.3.2-.6.100a8 8 0 0 1-4-3.500c-.3-.5.3-.5.9-1.6.1-.2 0-.4 0-.5l-.9-2.200c-.2-.6-.5-.5-.7-.500h-.600a1.1 1.1 0 0 0-.8.4 3.4 3.4 0 0 0-1 2.5 5.9 5.9 0 0 0 1.2 3.1 13.4 13.4 0 0 0 5.2 4.600c1.9.8 2.7.9 3.6.7a3 3 0 0 0 2-1.4 2.5 2.5 0 0 0 .2-1.400c-.1-.1-.3-.2-.6-.300z"
        />
      </svg>
      <VisuallyHidden>{`${text('social.whatsapp')} (${text('newTab')})`}</VisuallyHidden>
    </a>
  );
}
