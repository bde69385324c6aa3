import type { FormMessages } from '../formMessages.ts';

export const forms: FormMessages = {
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    whatsappGroup: 'I would like to join the WhatsApp group (optional)',
  },
  required: {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    city: 'City is required',
  },
  invalidEmail: 'Invalid email address',
  refused: 'Please check this field',
  program: {
    promoUntil: (day) => `Reduced price until ${day}`,
    full: 'This program is full. Write to us and we will let you know if a place opens up.',
    past: 'This program is over. The next dates are in the calendar.',
  },
  registration: {
    submit: 'Register for free',
    submitting: 'Registering…',
    failed: 'Something went wrong with your registration. Please try again.',
    thanks: (firstName) => `Thank you, ${firstName}!`,
    confirmed: (title, email) =>
      `You are registered for “${title}”. We will send all the details to ${email}.`,
    again: 'New registration',
  },
  payment: {
    pay: 'Register and pay',
    loading: 'Loading...',
    where: 'You pay by card on Stripe’s secure page.',
    creationFailed: 'Payment creation error. Please try again.',
    unexpected: 'Unexpected error. Please try again.',
  },
  elsewhere: {
    link: 'Continue on the organizer’s site',
    there: 'The program is presented there, with registration and payment.',
  },
  result: {
    checking: 'Checking your payment…',
    adding: 'Payment found, we are recording your registration…',
    thanks: 'Thank you, your payment is confirmed',
    confirmed: (program) => `Your place is booked: ${program}. A confirmation email is on its way.`,
    paid: 'Amount',
    failedTitle: 'Your payment is being processed',
    failed:
      'We could not complete your registration on this page. You will still receive all the information by email.',
    pendingTitle: 'Your payment is not confirmed yet',
    pending: 'This can take a few minutes. Once it is, you will receive all the information by email.',
    noneTitle: 'No payment to show',
    none: 'This page confirms a payment right after it is made. If you have just paid, your confirmation email is on its way.',
  },
  region: {
    submit: 'Propose my region',
    submitting: 'Sending…',
    subject: 'New region request',
    request: 'a program',
    mail: ({ firstName, city, email }, request) =>
      `Hello,\n\nI would like to propose my region for ${request}.\n\nFirst name: ${firstName}\nCity: ${city}\nEmail: ${email}\n`,
    chat: (city, request) => `Hello, I would like to propose my region for ${request}. My city: ${city}.`,
    sent: 'Your message is ready: all that is left is to send it, by email or on WhatsApp.',
    openMail: 'Open the email',
    openChat: 'Open WhatsApp',
  },
};
