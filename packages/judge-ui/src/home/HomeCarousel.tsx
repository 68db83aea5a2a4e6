import { Carousel, usePhrases } from '@oj/ui';
import { homePhrases } from './homePhrases';

/** The pictures that the site shows first. */
export function HomeCarousel({ pictures }: { pictures: readonly { id: number; url: string }[] }) {
  const say = usePhrases(homePhrases);
  const slides = pictures.map(({ id, url }, index) => {
    const label = say('picture', { at: index + 1 });
    return { key: String(id), label, content: <img src={url} alt={label} /> };
  });
  return <Carousel slides={slides} label={say('carousel')} />;
}
