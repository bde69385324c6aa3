import { cardPicture } from './cardPicture.ts';

test('names a picture that cannot be read', async () => {
  await expect(cardPicture('/nowhere', '/images/programs/nowhere.jpg')).rejects.toThrow(
    'programs.json: the picture /images/programs/nowhere.jpg cannot be read',
  );
});
