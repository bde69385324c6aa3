/** @jest-environment node */
import { cardPicture } from './cardPicture.ts';

test('a picture that is not there is named', async () => {
  await expect(cardPicture('/images/programs/nowhere.jpg')).rejects.toThrow(
    'content/programs.json: the picture /images/programs/nowhere.jpg cannot be read',
  );
});
