import { Select, usePhrases } from '@oj/ui';
import { FilterRow } from '../../parts/list/FilterRow';
import { seatPhrases } from './seatPhrases';
import { useRooms } from './useSeats';

interface RoomFilterProps {
  cid: number;
  /** The room that the list is narrowed to; undefined: all rooms. */
  room: string | undefined;
  onRoomChange: (room: string | undefined) => void;
}

/** Narrows a desk to a room of the contest; there only if there are several, or one is chosen. */
export function RoomFilter({ cid, room, onRoomChange }: RoomFilterProps) {
  const say = usePhrases(seatPhrases);
  const { data: rooms = [] } = useRooms(cid);
  if (rooms.length < 2 && room === undefined) return null;
  const all = room === undefined || rooms.includes(room) ? rooms : [...rooms, room];
  return (
    <FilterRow isFiltered={room !== undefined} onReset={() => onRoomChange(undefined)}>
      <Select
        label={say('room')}
        labelHidden
        value={room ?? ''}
        options={[{ value: '', label: say('allRooms') }, ...all.map(each => ({ value: each, label: each }))]}
        onValueChange={value => onRoomChange(value || undefined)}
      />
    </FilterRow>
  );
}
