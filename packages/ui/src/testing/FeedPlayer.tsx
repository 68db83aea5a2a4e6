import { useMemo, useState } from 'react';
import { ContestFeed } from '../adapters/contestFeed';
import { Scoreboard } from '../contest/Scoreboard/Scoreboard';
import { sampleFeed } from './sampleFeed';

const feed = new ContestFeed();
for (const line of sampleFeed) feed.take(line);

/** The board of a small contest at the minute that a slider says, from its event feed. For stories. */
export function FeedPlayer() {
  const [minute, setMinute] = useState(0);
  const board = useMemo(() => feed.board({ untilSeconds: minute * 60 }), [minute]);
  return (
    <>
      <div style={{ display: 'flex', gap: 12, marginBlockEnd: 14 }}>
        <span aria-hidden>Minute {minute}</span>
        <input
          type="range"
          aria-label="Minute"
          max={feed.durationSeconds / 60}
          value={minute}
          onChange={event => setMinute(Number(event.target.value))}
          style={{ flex: 1 }}
        />
      </div>
      <Scoreboard {...board} />
    </>
  );
}
