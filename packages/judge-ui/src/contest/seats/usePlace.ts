import { usePhrases } from '@oj/ui';
import { useCallback } from 'react';
import { seatPhrases } from './seatPhrases';

interface Place {
  room: string | null;
  seat: string | null;
}

/** Says where somebody sits; undefined when it is not known. */
export function usePlace(): (place: Place) => string | undefined {
  const say = usePhrases(seatPhrases);
  return useCallback(
    ({ room, seat }) => {
      if (room !== null && seat !== null) return say('place', { room, seat });
      if (room !== null) return room;
      return seat === null ? undefined : say('atSeat', { seat });
    },
    [say],
  );
}
