import { translate } from '@surya/data';
import { aProgram } from '@surya/data/testing';
import { participantListName } from './participantListName.ts';

const program = aProgram({ type: 'clay', location: 'Porto' });
const practice = { type: 'clay', label: translate(() => 'Clay') };

test('names the list by type, city and language', () => {
  expect(participantListName(program, 'en', [practice])).toBe('clay · Porto · en');
});

test('names the practice as the content says', () => {
  expect(participantListName(program, 'en', [{ ...practice, list: 'Pottery' }])).toBe('Pottery · Porto · en');
});
