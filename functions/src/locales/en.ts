import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
  labelSeparator: ': ',
  labels: {
    program: 'Program',
    dates: 'Dates',
    times: 'Times',
    place: 'Place',
    prerequisites: 'Prerequisites',
    paid: 'Amount paid',
    amount: 'Amount',
    refunded: 'Amount refunded',
    free: 'Free',
    partner: 'Booked through',
    bring: 'What to bring',
    goodToKnow: 'Good to know',
  },
  confirmation: {
    subject: ({ title, city, dates }) => `Your place is booked: ${title}, ${city}, ${dates}`,
    preview: 'Your payment has arrived. Here is everything you need to join us.',
    heading: 'Your place is booked',
    paragraphs: [
      'Your payment has arrived and your place is waiting for you. Thank you for your trust: we look forward to welcoming you.',
      'Keep this message: it holds everything you need to join us.',
    ],
  },
  registration: {
    subject: ({ title, city, dates }) => `Your registration: ${title}, ${city}, ${dates}`,
    preview: 'You are registered. Here is everything you need to join us.',
    heading: 'You are registered',
    paragraphs: [
      'Thank you for registering: your place is reserved and we look forward to welcoming you.',
      'Something came up? Just reply to this message, and someone else will gladly take your place.',
    ],
  },
  pending: {
    subject: ({ title, city }) => `Your payment is on its way: ${title}, ${city}`,
    preview: 'Your bank is processing the payment. We will write as soon as it arrives.',
    heading: 'Your payment is on its way',
    paragraphs: [
      'We have received your request. Your bank is still processing the payment, which can take a few days.',
      'There is nothing you need to do: as soon as it arrives we will confirm your place.',
    ],
  },
  failed: {
    subject: ({ title, city }) => `Your payment did not go through: ${title}, ${city}`,
    preview: 'Your place is not booked yet, and nothing was charged.',
    heading: 'Your payment did not go through',
    paragraphs: [
      'Your bank could not make the payment. Nothing was charged, and your place is not booked yet.',
      'You can try again, with another payment method if you like, as long as there are places left.',
    ],
  },
  refund: {
    subject: ({ title, city, dates }) => `Your refund: ${title}, ${city}, ${dates}`,
    preview: 'Your booking is cancelled and refunded in full.',
    heading: 'Your booking is cancelled and refunded',
    paragraphs: [
      'We have refunded your booking in full, and it is cancelled. Depending on your bank, the money reaches your account within five to ten working days.',
      'We hope to see you another time.',
    ],
  },
  partialRefund: {
    subject: ({ title, city, dates }) => `Partial refund: ${title}, ${city}, ${dates}`,
    preview: 'Part of your payment is refunded. Your place is still booked.',
    heading: 'Part of your payment is refunded',
    paragraphs: [
      'We have refunded part of your payment. Depending on your bank, the money reaches your account within five to ten working days.',
      'Your place is still booked.',
    ],
  },
  whatsappGroup: 'You asked to join the WhatsApp group: we will invite you.',
  calendar: 'The attached file adds these dates to your calendar.',
  calendarCancelled: 'The attached file removes these dates from your calendar.',
  seeProgram: 'See the program',
  tryAgain: 'Try again',
  contact: (phone, email) =>
    `Any questions? Simply reply to this message, write to ${email} or call ${phone}.`,
  whatsapp: 'Write to us on WhatsApp',
  signature: 'See you soon,',
  reason:
    'You are receiving this message because you asked for a place with us. It does not subscribe you to anything.',
};
