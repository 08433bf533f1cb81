import { portalHeaders } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { installationFrom, standardSettings, type Settings } from '../settings/Settings';
import { caddyConfig } from './caddyConfig';
import { nginxConfig } from './nginxConfig';

const places = { site: '/opt/site', filled: '/opt/filled', scratch: '/tmp/foyer' };
const hashes = { scriptHashes: ['sha256-a'], styleHashes: ['sha256-b'] };

const written = (changes: Partial<Settings> = {}, folders = places) => {
  const settings = { ...standardSettings(), ...changes };
  const headers = portalHeaders(installationFrom(settings), hashes);
  return {
    nginx: nginxConfig(settings, headers, folders),
    caddy: caddyConfig(settings, headers, folders),
  };
};

/** The locations of nginx with all their lines. */
const locations = (config: string): string[] => config.split(/\n {4}location /).slice(1);

describe('the web servers’ configurations', () => {
  it('have every security header in each location that answers files', () => {
    const files = locations(written().nginx);
    expect(files.length).toBeGreaterThan(6);
    for (const location of files)
      for (const header of ['content-security-policy', 'x-content-type-options', 'referrer-policy'])
        expect(location).toContain(`add_header ${header} `);
  });

  it('keep the quotes of the policy inside their own', () => {
    const { nginx, caddy } = written();
    expect(nginx).toContain(
      String.raw`add_header content-security-policy 'default-src \'none\'; script-src`,
    );
    expect(caddy).toContain(`header content-security-policy "default-src 'none'; script-src`);
    expect(caddy).toContain(String.raw`payment=(self \"https://js.stripe.com\"`);
  });

  it('write to the scratch folder alone', () => {
    const { nginx, caddy } = written();
    for (const path of nginx.match(/(?:pid|_temp_path) \S+/g) ?? [])
      expect(path).toContain('/tmp/foyer/');
    expect(nginx.match(/_temp_path/g)).toHaveLength(5);
    expect(caddy).toContain('storage file_system /tmp/foyer/caddy');
  });

  it('pass calls on to a backend, with the visitor’s address and the backend’s clock', () => {
    expect(written().nginx).not.toContain('proxy_pass ');
    const { nginx, caddy } = written({ backend: 'http://127.0.0.1:4000' });
    expect(nginx).toContain('location /api/ {\n      proxy_pass http://127.0.0.1:4000;');
    expect(nginx).toContain('proxy_pass_header Date;');
    // As much as the speed test sends.
    expect(nginx).toContain('client_max_body_size 32m;');
    expect(nginx).toContain('X-Forwarded-For $proxy_add_x_forwarded_for');
    expect(caddy).toContain('handle /api/* {\n\t\t\treverse_proxy http://127.0.0.1:4000');
  });

  it('end TLS themselves where there is a certificate', () => {
    expect(written().nginx).toContain('listen 8443;');
    const { nginx, caddy } = written({ certificate: '/c.pem', certificateKey: '/k.pem' });
    expect(nginx).toContain('listen 8443 ssl http2;');
    expect(caddy).toContain('https://:8443 {\n\ttls /c.pem /k.pem');
  });

  it('listen on IPv6 too, unless the system has none', () => {
    const { nginx, caddy } = written({ certificate: '/c.pem', certificateKey: '/k.pem' });
    expect(nginx).toContain('listen 8443 ssl http2;\n    listen [::]:8443 ssl http2;');
    expect(caddy).not.toContain('bind');
    const none = written({ ipv6: false });
    expect(none.nginx).not.toContain('::');
    expect(none.caddy).toContain('bind 0.0.0.0');
  });

  it('serve the portal under another path too, and at the top', () => {
    expect(written({ portalPath: '/wifi/guests/' }).nginx).toContain(
      'location /wifi/guests/assets/ {',
    );
    const { nginx, caddy } = written({ portalPath: '/', backend: 'http://127.0.0.1:4000' });
    expect(locations(nginx).join()).not.toContain('return 30');
    expect(caddy).not.toMatch(/strip_prefix *$/m);
    expect(caddy.indexOf('handle /api/*')).toBeLessThan(caddy.indexOf('handle /* {'));
    expect(caddy).not.toContain('redir');
  });

  it('find folders whose names have a space', () => {
    const { nginx, caddy } = written({}, { site: '/a b/site', filled: '/a b', scratch: '/s c' });
    expect(nginx).toContain("alias '/a b/site/assets/';");
    expect(nginx).toContain("root '/a b';");
    expect(nginx).toContain("pid '/s c/nginx.pid';");
    expect(caddy).toContain('root * "/a b/site/assets"');
    expect(caddy).toContain('storage file_system "/s c/caddy"');
  });
});
