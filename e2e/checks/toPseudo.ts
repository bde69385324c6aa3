const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const accented = 'ÁáḂḃĆćḊḋÉéḞḟǴǵĤĥÍíĴĵḰḱĹĺḾḿŃńÓóṔṕǪǫŔŕŚśŤťÚúṼṽŴŵẊẋÝýŹź';
const letters = new Map([...plain].map((letter, index) => [letter, [...accented][index] ?? letter]));

/** What is kept as it is: placeholders of texts, entities, tags, web and e-mail addresses. */
const kept = /(\{\{[^}]*\}\}|\$\{[^}]*\}|\{\d\}|<[^>]+>|&\w+;|https?:\/\/\S+|\S+@\w[\w.-]+)/;

function toPseudoWord(word: string): string {
  const extra = 'ö'.repeat(Math.ceil(word.length / 3));
  return [...word].map((letter) => letters.get(letter) ?? letter).join('') + extra;
}

/** A text in the pseudo-language: every letter accented, every word a third longer; placeholders are kept. */
export function toPseudo(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 ? part : part.replace(/[A-Za-z]+/g, toPseudoWord)))
    .join('');
}
