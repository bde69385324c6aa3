import { useText } from './useText.ts';

export function Configurator() {
  const text = useText();
  return <p>{text('embed.snippet')}</p>;
}
