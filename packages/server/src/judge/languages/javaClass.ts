/** What a class file says about itself: its name, and whether the Java virtual machine can start a program with it. */
export interface JavaClass {
  /** Name with its package, parts joined by slashes. */
  name: string;
  isPublic: boolean;
  /** Whether it has `public static void main(String[])`, or since Java 25 a main that needs less. */
  hasMain: boolean;
}

const MAGIC = 0xcafebabe;
const PUBLIC = 0x0001;
const PRIVATE = 0x0002;
const STATIC = 0x0008;
/**
 * Version of class files of Java 25, from which on a main may be an instance method, have no parameters, and be anything but private (JEP
 * 512).
 */
const SIMPLE_MAIN_SINCE = 69;
/** Bytes after the tag of each kind of constant (JVMS, table 4.4-A). Those of the kinds LONG and DOUBLE count twice. */
const constantBytes: Readonly<Record<number, number>> = {
  3: 4,
  4: 4,
  5: 8,
  6: 8,
  7: 2,
  8: 2,
  9: 4,
  10: 4,
  11: 4,
  12: 4,
  15: 3,
  16: 2,
  17: 4,
  18: 4,
  19: 2,
  20: 2,
};
const WITH_WORDS = '([Ljava/lang/String;)V';
const UTF8 = 1;
const LONG = 5;
const DOUBLE = 6;
const CLASS = 7;

/** @returns undefined when the bytes are no class file. */
export function readJavaClass(bytes: Buffer): JavaClass | undefined {
  try {
    return new Reader(bytes).javaClass();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Reads from the front to the back. @throws RangeError at the end of the bytes. */
class Reader {
  private at = 0;
  private readonly texts = new Map<number, string>();
  private readonly classes = new Map<number, number>();

  constructor(private readonly bytes: Buffer) {}

  javaClass(): JavaClass | undefined {
    if (this.u4() !== MAGIC) return undefined;
    this.skip(2);
    const version = this.u2();
    if (!this.readConstants()) return undefined;
    const access = this.u2();
    const name = this.texts.get(this.classes.get(this.u2()) ?? -1);
    if (name === undefined) return undefined;
    this.skip(2);
    this.skip(2 * this.u2());
    this.members(() => undefined);
    let hasMain = false;
    this.members((flags, method, descriptor) => {
      if (method !== 'main') return;
      const isUsual = (flags & PUBLIC) !== 0 && (flags & STATIC) !== 0 && descriptor === WITH_WORDS;
      const isSimple = version >= SIMPLE_MAIN_SINCE && (flags & PRIVATE) === 0 && (descriptor === WITH_WORDS || descriptor === '()V');
      hasMain ||= isUsual || isSimple;
    });
    return { name, isPublic: (access & PUBLIC) !== 0, hasMain };
  }

  private readConstants(): boolean {
    const count = this.u2();
    for (let index = 1; index < count; index += 1) {
      const tag = this.u1();
      if (tag === UTF8) this.texts.set(index, this.text(this.u2()));
      else if (tag === CLASS) this.classes.set(index, this.u2());
      else {
        const size = constantBytes[tag];
        if (size === undefined) return false;
        this.skip(size);
      }
      if (tag === LONG || tag === DOUBLE) index += 1;
    }
    return true;
  }

  /** Fields or methods. */
  private members(see: (flags: number, name: string | undefined, descriptor: string | undefined) => void) {
    for (let left = this.u2(); left > 0; left -= 1) {
      see(this.u2(), this.texts.get(this.u2()), this.texts.get(this.u2()));
      for (let attributes = this.u2(); attributes > 0; attributes -= 1) {
        this.skip(2);
        this.skip(this.u4());
      }
    }
  }

  private u1 = () => this.bytes.readUInt8(this.step(1));
  private u2 = () => this.bytes.readUInt16BE(this.step(2));
  private u4 = () => this.bytes.readUInt32BE(this.step(4));

  private text(length: number) {
    const start = this.step(length);
    return this.bytes.toString('utf8', start, this.at);
  }

  private step(length: number) {
    const start = this.at;
    this.skip(length);
    return start;
  }

  private skip(length: number) {
    this.at += length;
    if (this.at > this.bytes.length) throw new RangeError('The class file ends too soon');
  }
}
