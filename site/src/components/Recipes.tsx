import { useSiteContent } from './PageInfo.ts';
import * as styles from './Recipes.module.css';
import { useText } from './useText.ts';

const places = ['wordpress', 'wix', 'squarespace', 'webflow', 'html'] as const;

/** Explains where the snippet goes in common site builders, and what a strict CSP must allow. */
export function Recipes() {
  const text = useText();
  const { site } = useSiteContent();
  const { url } = site.origin;
  const policy = `script-src ${url};\nconnect-src ${url};\nimg-src ${url};`;
  return (
    <div className={styles.recipes}>
      <h3>{text('embed.recipes')}</h3>
      {places.map((place) => (
        <details key={place} name="recipes">
          <summary>{text(`embed.recipe.${place}.title`)}</summary>
          <p>{text(`embed.recipe.${place}`)}</p>
        </details>
      ))}
      <details name="recipes">
        <summary>{text('embed.policy.title')}</summary>
        <p>{text('embed.policy')}</p>
        <pre>
          <code>{policy}</code>
        </pre>
      </details>
      {(['pinned', 'trouble'] as const).map((topic) => (
        <details key={topic} name="recipes">
          <summary>{text(`embed.${topic}.title`)}</summary>
          <p>{text(`embed.${topic}`)}</p>
        </details>
      ))}
    </div>
  );
}
