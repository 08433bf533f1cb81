import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, whyMissing } from '../support/programs';

/** The host of each namespace, with its address where it is fixed. */
export const addresses = {
  gateway: '10.77.0.1',
  portal: '10.77.1.2',
  internet: '10.77.2.2',
} as const;

/** The name under which guests find the portal. */
export const PORTAL_NAME = 'wifi.example';
/** A host of the internet, as guests name it. */
export const INTERNET_NAME = 'internet.example';

/** The slowest seeds a sandbox. */
const READY_LIMIT_MS = 240_000;

/** Programs that the lab needs besides Node. */
const programs = ['ip', 'nft', 'dnsmasq', 'udhcpc', 'openssl', 'curl'];

/** Why this machine cannot hold the lab; null where it can. */
export const whyNoLab = (): string | null => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'it needs root on Linux';
  const missing = whyMissing(programs);
  if (missing) return missing;
  const name = `fy${process.pid}probe`;
  try {
    run('ip', 'netns', 'add', name);
    run('ip', 'netns', 'exec', name, 'nft', 'list', 'ruleset');
    return null;
  } catch {
    return 'network namespaces are not allowed';
  } finally {
    try {
      run('ip', 'netns', 'del', name);
    } catch {
      // It was never made.
    }
  }
};

/** Which devices may do what; the sets are filled while the lab runs. */
const RULES = `
table inet foyer {
  set online { type ether_addr; }
  set garden4 { type ipv4_addr; }
  set garden6 { type ipv6_addr; }
  chain caught {
    type nat hook prerouting priority dstnat;
    iifname "lan0" udp dport 53 redirect to :53
    iifname "lan0" tcp dport 53 redirect to :53
    iifname "lan0" ether saddr != @online ip daddr != @garden4 tcp dport 80 redirect to :8080
  }
  chain passed {
    type filter hook forward priority filter; policy drop;
    ct state established,related accept
    iifname "lan0" ether saddr @online accept
    iifname "lan0" ip daddr @garden4 accept
    iifname "lan0" reject
  }
}`;

/**
 * A venue's network in namespaces: guests behind a gateway, a host of the portal and a host of the
 * internet. Its addresses exist in these namespaces alone, and `dispose` removes all of it.
 */
export class Network {
  readonly #prefix = `fy${process.pid}`;
  readonly #children: ChildProcess[] = [];
  readonly #names: string[] = [];
  readonly #scratch: string;

  /** @param scratch an empty folder for what the programs write */
  constructor(scratch: string) {
    this.#scratch = scratch;
    // A run that ends early leaves no namespace behind.
    process.once('exit', this.dispose);
    try {
      this.#build();
    } catch (error) {
      this.dispose();
      throw error;
    }
  }

  #build(): void {
    for (const host of ['gw', 'portal', 'inet']) this.#add(host);
    this.on('gw', 'ip', 'link', 'add', 'lan0', 'type', 'bridge');
    this.on('gw', 'ip', 'addr', 'add', `${addresses.gateway}/24`, 'dev', 'lan0');
    this.on('gw', 'ip', 'link', 'set', 'lan0', 'up');
    this.#link('portal', '10.77.1');
    this.#link('inet', '10.77.2');
    this.on('gw', 'sh', '-c', 'echo 1 > /proc/sys/net/ipv4/ip_forward');
    writeFileSync(join(this.#scratch, 'rules.nft'), RULES);
    this.on('gw', 'nft', '-f', join(this.#scratch, 'rules.nft'));
  }

  #add(host: string): void {
    const name = this.nameOf(host);
    run('ip', 'netns', 'add', name);
    this.#names.push(name);
    run('ip', '-n', name, 'link', 'set', 'lo', 'up');
  }

  #link(host: string, net: string): void {
    const name = this.nameOf(host);
    this.on('gw', 'ip', 'link', 'add', host, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    this.on('gw', 'ip', 'addr', 'add', `${net}.1/24`, 'dev', host);
    this.on('gw', 'ip', 'link', 'set', host, 'up');
    this.on(host, 'ip', 'addr', 'add', `${net}.2/24`, 'dev', 'eth0');
    this.on(host, 'ip', 'link', 'set', 'eth0', 'up');
    this.on(host, 'ip', 'route', 'add', 'default', 'via', `${net}.1`);
  }

  nameOf(host: string): string {
    return `${this.#prefix}${host}`;
  }

  /** Runs a program on a host to its end. */
  on(host: string, command: string, ...args: readonly string[]): string {
    return run('ip', 'netns', 'exec', this.nameOf(host), command, ...args);
  }

  /** Runs a program on a host until the lab ends, once it has said that it is ready. */
  async start(
    host: string,
    ready: string | null,
    command: string,
    ...args: readonly string[]
  ): Promise<void> {
    const child = spawn('ip', ['netns', 'exec', this.nameOf(host), command, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#children.push(child);
    let output = '';
    await new Promise<void>((resolve, reject) => {
      const hear = (data: Buffer): void => {
        output += String(data);
        if (ready !== null && output.includes(ready)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${output}`)));
      if (ready === null) resolve();
      setTimeout(
        () => reject(new Error(`${command} is not ready: ${output}`)),
        READY_LIMIT_MS,
      ).unref();
    });
  }

  /**
   * A device that joins the Wi-Fi: it asks for an address by DHCP, as a phone does.
   *
   * @returns what DHCP option 114 told it
   */
  join(guest: string, mac: string): string {
    this.#add(guest);
    const name = this.nameOf(guest);
    this.on(
      'gw',
      'ip',
      'link',
      'add',
      guest,
      'type',
      'veth',
      'peer',
      'name',
      'eth0',
      'address',
      mac,
      'netns',
      name,
    );
    this.on('gw', 'ip', 'link', 'set', guest, 'master', 'lan0', 'up');
    this.on(guest, 'ip', 'link', 'set', 'eth0', 'up');
    const script = join(this.#scratch, 'lease.sh');
    writeFileSync(
      script,
      '#!/bin/sh\n[ "$1" = bound ] || exit 0\nip addr add "$ip/$mask" dev "$interface"\nip route add default via "$router"\nprintf "%s" "$opt114"\n',
      { mode: 0o755 },
    );
    const told = this.on(
      guest,
      'udhcpc',
      '-i',
      'eth0',
      '-f',
      '-n',
      '-q',
      '-t',
      '10',
      '-T',
      '1',
      '-O',
      '114',
      '-s',
      script,
    );
    mkdirSync(`/etc/netns/${name}`, { recursive: true });
    writeFileSync(`/etc/netns/${name}/resolv.conf`, `nameserver ${addresses.gateway}\n`);
    const hex = /(?:^|\n)([0-9a-f]{20,})/.exec(told)?.[1] ?? '';
    return Buffer.from(hex, 'hex').toString();
  }

  /** A program's file that starts another one on a host, such as a browser. */
  launcher(host: string, program: string): string {
    const file = join(this.#scratch, `${host}.sh`);
    writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${this.nameOf(host)} "${program}" "$@"\n`, {
      mode: 0o755,
    });
    return file;
  }

  /** Removes all of it, whatever of it there is. */
  readonly dispose = (): void => {
    process.off('exit', this.dispose);
    for (const child of this.#children) child.kill('SIGKILL');
    for (const name of this.#names.splice(0)) {
      try {
        run('ip', 'netns', 'del', name);
      } catch {
        // The others go nevertheless.
      }
      rmSync(`/etc/netns/${name}`, { recursive: true, force: true });
    }
  };
}
